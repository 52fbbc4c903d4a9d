import { useQuiz } from '../EditorContext';
import { ScoreLineView } from './ScoreLineView';
import { useScoreRange } from './useScoreRange';

/** The scores of each dimension that has levels. */
export function DimensionLines() {
  const dimensions = useQuiz(({ history }) => history.present.dimensions);
  const levels = useQuiz(({ history }) => history.present.resultLevels);
  return dimensions
    .filter(({ dimensionId }) => levels.some((level) => level.dimensionId === dimensionId))
    .map(({ dimensionId }) => <DimensionLine key={dimensionId} dimensionId={dimensionId} />);
}

function DimensionLine({ dimensionId }: { dimensionId: string }) {
  return <ScoreLineView dimensionId={dimensionId} found={useScoreRange(dimensionId)} />;
}
