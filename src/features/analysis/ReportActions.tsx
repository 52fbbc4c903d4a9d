import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type Report, toReportCells } from '@/domain/analysis/report';
import { toCsv } from '@/domain/csv';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import { saveBlob } from '@/utils/save-blob';
import type { ChartEngine } from './chart/engine';

import { useFigureText } from './useFigureText';

/** File name from its parts, without characters that file systems forbid. */
const getFileName = (parts: readonly string[], extension: string) =>
  `${parts.join('_').replace(/[\\/:*?"<>|\s]+/g, '-')}.${extension}`;

type Props = {
  report: Report;
  /** Formatted period of the figures. */
  when: string;
  /** Source of the figures; the platform by default. */
  note?: string;
  /** Parts of the file name: subject and period. */
  fileParts: readonly string[];
  /** Engine of the chart; null until it is loaded, undefined if no chart is shown. */
  engine?: ChartEngine | null;
  /** Name of the report, in the image and in the labels of the buttons. */
  name: string;
};

/** Buttons to download the figures as CSV and the chart as PNG. */
export function ReportActions({ report, when, note, fileParts, engine, name }: Props) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  const [savePicture, isSaving] = useAction(async () => {
    if (engine)
      saveBlob(await engine.toPng({ title: name, lines: [when, note ?? t('note')] }), getFileName(fileParts, 'png'));
  });
  const saveTable = () => {
    const csv = toCsv(toReportCells(report, text.unit, t('unknown')));
    saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), getFileName(fileParts, 'csv'));
  };
  const icon = <DownloadOutlined aria-hidden />;
  return (
    <>
      {engine !== undefined && (
        <Button
          size="small"
          icon={icon}
          disabled={!engine}
          loading={isSaving}
          aria-label={`${t('downloadPng')}: ${name}`}
          onClick={savePicture}
        >
          {t('download.image')}
        </Button>
      )}
      <Button size="small" icon={icon} aria-label={`${t('downloadCsv')}: ${name}`} onClick={saveTable}>
        {t('download.csv')}
      </Button>
    </>
  );
}
