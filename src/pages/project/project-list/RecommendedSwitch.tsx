import { Switch } from 'antd';
import { useState } from 'react';
import { useEntityAction } from '@/components/actions/useEntityAction';
import type { ProjectListed } from '@/contract/project-list';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { projectTexts } from '@/locales/project';
import { setProjectListing } from '@/services/project';

type Props = { project: ProjectListed; reload: () => void };

/** Switch that recommends a project on the home page of the mini program; saved immediately. */
export function RecommendedSwitch({ project, reload }: Props) {
  const t = useText(projectTexts);
  const act = useEntityAction(reload);
  const { name, version, sort, isRecommended } = project;
  // Shown instead of the row's value until the row is reloaded with a newer version.
  const [pending, setPending] = useState<{ version: number; isOn: boolean }>();
  const [change, isSaving] = useAction(async (isOn: boolean) => {
    setPending({ version, isOn });
    try {
      const { status } = await act(() => setProjectListing(project, { isRecommended: isOn, sort }), {
        done: t(isOn ? 'done.recommend' : 'done.unrecommend', { name }),
      });
      if (status === 'stale') setPending(undefined);
    } catch (error) {
      setPending(undefined);
      throw error;
    }
  });
  return (
    <Switch
      size="small"
      aria-label={t('recommend', { name })}
      checked={pending?.version === version ? pending.isOn : isRecommended}
      loading={isSaving}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
