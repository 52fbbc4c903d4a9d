import { useState } from 'react';
import { EntityGate } from '@/components/EntityGate';
import { useEntity } from '@/components/form/useEntity';
import { Page } from '@/components/Page';
import type { CustomService as Settings } from '@/contract/custom-service';
import { getCustomService } from '@/services/custom-service';
import { ServiceScreen } from './ServiceScreen';

/** Custom Service (docs/domain.md 6.14): one form for the whole mini program. */
export default function CustomService() {
  const read = useEntity('custom-service', getCustomService);
  const [generation, setGeneration] = useState(0);

  if (read.entity && !read.error) {
    const restart = (settings: Settings) => {
      read.replace(settings);
      setGeneration((count) => count + 1);
    };
    return <ServiceScreen key={generation} settings={read.entity} onChange={read.replace} onRestart={restart} />;
  }
  return (
    <Page>
      <EntityGate read={read} onBack={read.reload}>
        {() => null}
      </EntityGate>
    </Page>
  );
}
