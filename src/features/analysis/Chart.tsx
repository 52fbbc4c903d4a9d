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
  /** What the words tell of, where the chart shows a part of it only. */
  described?: Report;
  spec: ChartSpec;
  /** What the chart is of, and of when: the beginning of its text. */
  name: string;
  height: number;
  /** Opens what a row is about, by a click on its point; the table has the same way by keyboard. */
  onPick?: (key: string) => void;
  /** Hands out what makes a picture of the chart, and null once there is none. */
  onReady?: (engine: ChartEngine | null) => void;
};

const loadEngine = () => Promise.all([import('./chart/engine'), import('./chart/option')]);
type Loaded = Awaited<ReturnType<typeof loadEngine>>;

/** A report drawn. ECharts is loaded when the first chart is shown; what is drawn is said in words too. */
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
    () => loaded?.[1].chartOption(report, spec, text, colors),
    [loaded, report, spec, text, colors],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is another chart, to be drawn anew
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
