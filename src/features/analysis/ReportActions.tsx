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

/** Name of a file: what it is of and of when, without what file systems forbid. */
const getFileName = (parts: readonly string[], extension: string) =>
  `${parts.join('_').replace(/[\\/:*?"<>|\s]+/g, '-')}.${extension}`;

type Props = {
  report: Report;
  /** When the figures are of, in words. */
  when: string;
  /** Where they are from; by default the platform. */
  note?: string;
  /** What the files are of, and of when. */
  fileParts: readonly string[];
  /** Of the chart that is shown; undefined where there is none. */
  engine?: ChartEngine | null;
  /** Tells the buttons of several reports on one screen apart. */
  name: string;
};

/** Writes what is shown to a file: the figures as CSV, the chart as a picture. */
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
          icon={icon}
          disabled={!engine}
          loading={isSaving}
          aria-label={`${t('downloadPng')}: ${name}`}
          onClick={savePicture}
        >
          {t('downloadPng')}
        </Button>
      )}
      <Button icon={icon} aria-label={`${t('downloadCsv')}: ${name}`} onClick={saveTable}>
        {t('downloadCsv')}
      </Button>
    </>
  );
}
