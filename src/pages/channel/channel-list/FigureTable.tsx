import type { Channel, ChannelFigures } from '@/contract/channel-list';
import { useText } from '@/hooks/useText';
import { channelTexts } from '@/locales/channel';
import styles from './channel.module.css';

const peopleFigures = [
  'scanUv',
  'followCount',
  'unfollowCount',
  'registerCount',
  'startCount',
  'submitCount',
  'signedCount',
  'eligibleCount',
] as const;

/** Figures of a channel since its creation: with its descendants, and its own. */
export function FigureTable({ channel }: { channel: Channel }) {
  const t = useText(channelTexts);
  const rows: [label: string, show: (figures: ChannelFigures) => string][] = [
    [t('figure.scanCount'), ({ scanCount: count }) => t('times', { count })],
    ...peopleFigures.map((key): [string, (figures: ChannelFigures) => string] => [
      t(`figure.${key}`),
      ({ [key]: count }) => t('people', { count }),
    ]),
    [t('figure.conversionRate'), ({ conversionRate: rate }) => (rate === null ? '—' : t('rate', { rate }))],
    [t('costs.title'), ({ cost: yuan }) => t('yuan', { yuan })],
    [t('detail.perSubmit'), ({ costPerSubmit: yuan }) => (yuan === null ? '—' : t('yuan', { yuan }))],
  ];
  return (
    <table className={styles.figures}>
      <thead>
        <tr>
          <th scope="col">{t('detail.figure')}</th>
          <th scope="col">{t('detail.total')}</th>
          <th scope="col">{t('detail.own')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, show]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{show(channel)}</td>
            <td>{show(channel.own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
