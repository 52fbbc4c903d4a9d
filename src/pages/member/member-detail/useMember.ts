import { useEffect, useRef } from 'react';
import { useEntity } from '@/components/form/useEntity';
import type { MemberDetail } from '@/contract/member-detail';
import { AppError } from '@/errors/app-error';
import { showUnexpected } from '@/errors/show';
import { getMember } from '@/services/member';

/** An address without an id, or with the name of something else, names nobody. */
const missing = new AppError('business', { status: 404 });

/**
 * The member of the page: as they were read, or as the answer of a later write says they are now.
 * Read again in vain they stay, and the failure is said.
 */
export function useMember(id: string | null) {
  const newest = useRef<MemberDetail>(undefined);
  // An answer that is overtaken by that of a later write does not bring back what was.
  const newer = (member: MemberDetail) => {
    const shown = newest.current;
    if (shown?.id === member.id && shown.version > member.version) return shown;
    newest.current = member;
    return member;
  };
  const { entity, error, isLoading, reload, replace } = useEntity(id ?? '', async () => {
    if (!id) throw missing;
    return newer(await getMember(id));
  });
  // Another member is another screen: nothing of this one may stay on it.
  const member = entity?.id === id ? entity : undefined;

  const isShown = member !== undefined;
  useEffect(() => {
    if (isShown && error) showUnexpected(error);
  }, [isShown, error]);

  return {
    member,
    error: error ?? (isLoading ? undefined : missing),
    isLoading,
    reload,
    replace: (changed: MemberDetail) => replace(newer(changed)),
  };
}
