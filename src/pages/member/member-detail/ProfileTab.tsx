import { Button, Card, Col, Descriptions, Flex, Row } from 'antd';
import type { ReactNode } from 'react';
import { RelativeTime } from '@/components/display/RelativeTime';
import { memberRevealFields } from '@/contract/limits/member-detail';
import type { MemberDetail } from '@/contract/member-detail';
import { getSourceOfScene } from '@/domain/analysis/distribution';
import { getSourceName } from '@/features/analysis/accessSource';
import { MemberCall } from '@/features/member/MemberCall';
import type { RevealField } from '@/features/member/MemberReveal';
import { MemberTags } from '@/features/member/MemberTags';
import { useGenderAge } from '@/features/member/useGenderAge';
import { useEnumLabelOrRaw } from '@/hooks/useEnumLabel';
import { useText } from '@/hooks/useText';
import { memberTexts } from '@/locales/member';
import { memberDetailTexts } from '@/locales/memberDetail';
import { revealTexts } from '@/locales/reveal';
import { OverviewCards } from './OverviewCards';

type Props = {
  member: MemberDetail;
  /** Undefined if there is nothing to reveal. */
  onReveal?: (field: RevealField) => void;
  /** Called when a number was revealed, which adds a log entry. */
  onRevealed: () => void;
  /** Called when the result of a call was recorded. */
  onRecorded: () => void;
};

/** Profile of the member, with open work and latest events. */
export function ProfileTab({ member, onReveal, onRevealed, onRecorded }: Props) {
  const t = useText(memberDetailTexts);
  const tMember = useText(memberTexts);
  const tReveal = useText(revealTexts);
  const genderAge = useGenderAge();
  const follow = useEnumLabelOrRaw(memberTexts, 'follow');
  const idType = useEnumLabelOrRaw(memberDetailTexts, 'idType');
  const scene = useEnumLabelOrRaw(memberDetailTexts, 'scene');

  const sceneText = (number: number) =>
    t('sceneOf', { source: getSourceName(getSourceOfScene(number)) ?? '', scene: number });

  const masks: Record<RevealField, string | null> = {
    realName: member.realNameMasked,
    mobile: member.mobileMasked,
    idNo: member.idNoMasked,
    mpOpenid: member.mpOpenidMasked,
    oaOpenid: member.oaOpenidMasked,
    unionid: member.unionidMasked,
  };
  const personal = (field: RevealField, prefix?: string): [label: string, value: ReactNode] => {
    const name = t(`field.${field}`);
    const mask = masks[field];
    return [
      name,
      <Flex key={field} align="center" gap={8} wrap>
        <span>
          {prefix && `${prefix} `}
          {mask ?? '—'}
        </span>
        {mask && onReveal && field === 'mobile' && member.mayCall && (
          <MemberCall member={member} onClose={onRevealed} onRecorded={onRecorded} />
        )}
        {mask && onReveal && !(field === 'mobile' && member.mayCall) && (
          <Button size="small" aria-label={t('reveal.field', { name })} onClick={() => onReveal(field)}>
            {tReveal('show')}
          </Button>
        )}
      </Flex>,
    ];
  };
  const [realName, mobile, idNo, ...platformIds] = memberRevealFields.map((field) =>
    personal(field, field === 'idNo' && member.idType ? idType(member.idType) : undefined),
  );

  const sections: { title: string; facts: ([label: string, value: ReactNode] | undefined)[] }[] = [
    {
      title: t('section.identity'),
      facts: [
        [t('field.memberNo'), member.memberNo],
        realName,
        mobile,
        [t('field.genderAge'), genderAge(member)],
        [t('field.birthDate'), member.birthDate ?? '—'],
        idNo,
        [t('field.regionCode'), member.regionText ?? '—'],
        [t('field.tags'), member.tags.length === 0 ? '—' : <MemberTags key="tags" tags={member.tags} />],
        [t('field.remark'), <bdi key="remark">{member.remark ?? '—'}</bdi>],
        [
          t('field.updated'),
          <span key="updated">
            <RelativeTime instant={member.updatedAt} />
            {member.updatedByName && ` · ${member.updatedByName}`}
          </span>,
        ],
      ],
    },
    {
      title: t('section.source'),
      facts: [
        [t('field.registeredAt'), <RelativeTime key="at" instant={member.registeredAt} />],
        [t('field.lastVisitAt'), <RelativeTime key="at" instant={member.lastVisitAt} />],
        [t('field.visitCount'), t('visits', { count: member.visitCount })],
        [t('field.recordCount'), tMember('records', { count: member.recordCount })],
        [t('field.reportCount'), tMember('reports', { count: member.reportCount })],
        [t('field.firstChannel'), member.firstChannelName ?? '—'],
        [t('field.lastChannel'), member.lastChannelName ?? '—'],
        [t('field.registerScene'), sceneText(member.registerScene)],
        [t('field.followStatus'), follow(member.followStatus)],
        [t('field.subscribeScene'), scene(member.subscribeScene)],
        [t('field.followedAt'), <RelativeTime key="at" instant={member.followedAt} />],
        [t('field.unfollowedAt'), <RelativeTime key="at" instant={member.unfollowedAt} />],
        ...platformIds,
      ],
    },
    {
      title: t('section.consent'),
      facts: [
        [t('field.privacyConsentVersion'), member.privacyConsentVersion ?? '—'],
        [t('field.privacyConsentAt'), <RelativeTime key="at" instant={member.privacyConsentAt} />],
        [t('field.privacyWithdrawnAt'), <RelativeTime key="at" instant={member.privacyWithdrawnAt} />],
      ],
    },
  ];

  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={15}>
        <Flex vertical gap={16}>
          {sections.map(({ title, facts }) => (
            <Card key={title} size="small" title={title}>
              <Descriptions
                column={{ xs: 1, md: 2 }}
                size="small"
                items={facts.flatMap((fact) => (fact ? [{ key: fact[0], label: fact[0], children: fact[1] }] : []))}
              />
            </Card>
          ))}
        </Flex>
      </Col>
      <Col xs={24} xl={9}>
        <OverviewCards member={member} />
      </Col>
    </Row>
  );
}
