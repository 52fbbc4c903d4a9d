import { Flex, Tag } from 'antd';
import type { Member } from '@/contract/member';

type Props = Pick<Member, 'tags'> & {
  /** Cuts off what does not fit; the tooltip has all tags. */
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
