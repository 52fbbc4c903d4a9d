import { Flex, Tag } from 'antd';
import type { Member } from '@/contract/member';

export function MemberTags({ tags }: Pick<Member, 'tags'>) {
  return (
    <Flex gap={4} wrap>
      {tags.map((tag) => (
        <Tag key={tag}>
          <bdi>{tag}</bdi>
        </Tag>
      ))}
    </Flex>
  );
}
