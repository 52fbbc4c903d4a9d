import { Flex, Tag } from 'antd';
import type { Member } from '@/contract/member';

type Props = Pick<Member, 'tags'> & {
  /** Whatever does not fit in is cut off; all of them are in the tooltip. */
  isOneLine?: true;
};

export function MemberTags({ tags, isOneLine }: Props) {
  const shown = tags.map((tag) => (
    <Tag key={tag} style={isOneLine && { marginInlineEnd: 4 }}>
      <bdi>{tag}</bdi>
    </Tag>
  ));
  if (isOneLine) return <span title={tags.join(' · ')}>{shown}</span>;
  return (
    <Flex gap={4} wrap>
      {shown}
    </Flex>
  );
}
