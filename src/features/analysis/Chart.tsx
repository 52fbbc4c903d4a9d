import { useMemoizedFn } from 'ahooks';
import { Alert, Button, Skeleton } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChartSpec } from '@/domain/analysis/chart';
import type { Report } from '@/domain/analysis/report';
import { reportError } from '@/errors/report';
import { useText } from '@/hooks/useText';
import { analysisTexts } from '@/locales/analysis';
import type { ChartEngine } from './chart/engine';
import { useChartColors } from './useChartColors';
import { useChartText } from './useChartText';
import { useFigureText } from './useFigureText';

type Props = {
  report: Report;
  /** Whole report for the text alternative, if the chart shows only a part of it. */
  described?: Report;
  spec: ChartSpec;
  /** Subject and period, at the beginning of the text alternative. */
  name: string;
  height: number;
  /** Called when a point is clicked, with the key of its row; the table has links for the keyboard. */
  onPick?: (key: string) => void;
  /** Called with the engine, which can export an image, and with null when it is gone. */
  onReady?: (engine: ChartEngine | null) => void;
};

const loadEngine = () => Promise.all([import('./chart/engine'), import('./chart/option')]);
type Loaded = Awaited<ReturnType<typeof loadEngine>>;

/** Chart of a report with a text alternative. ECharts is loaded with the first chart. */
export function Chart({ report, described = report, spec, name, height, onPick, onReady }: Props) {
  const t = useText(analysisTexts);
  const text = useFigureText();
  const colors = useChartColors();
  const description = useChartText(described, spec, name);
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [isFailed, setIsFailed] = useState(false);
  const engine = useRef<ChartEngine>(null);
  const pick = useMemoizedFn((index: number) => {
    const row = report.rows[index];
    if (row) onPick?.(row.key);
  });
  const ready = useMemoizedFn((started: ChartEngine | null) => onReady?.(started));

  const load = useMemoizedFn(() => {
    setIsFailed(false);
    loadEngine().then(setLoaded, (error: unknown) => {
      reportError(error, 'boundary');
      setIsFailed(true);
    });
  });
  useEffect(() => load(), [load]);

  useEffect(() => {
    if (!loaded || !box.current) return;
    const started = loaded[0].startChart(box.current, height);
    const observer = new ResizeObserver(started.resize);
    observer.observe(box.current);
    started.onPick(pick);
    engine.current = started;
    ready(started);
    return () => {
      observer.disconnect();
      engine.current = null;
      ready(null);
      started.dispose();
    };
  }, [loaded, height, pick, ready]);

  const option = useMemo(
    () => loaded?.[1].buildChartOption(report, spec, text, colors),
    [loaded, report, spec, text, colors],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height starts a new chart, which must draw
  useEffect(() => {
    if (option) engine.current?.draw(option, colors);
  }, [option, height]);

  return (
    <div style={{ minHeight: height }}>
      {isFailed && (
        <Alert
          type="warning"
          showIcon
          title={t('chart.failed')}
          action={
            <Button size="small" onClick={load}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {!loaded && !isFailed && <Skeleton.Node active style={{ inlineSize: '100%', blockSize: height }} />}
      {loaded && <div ref={box} role="img" aria-label={description} style={{ blockSize: height }} />}
    </div>
  );
}
