import { useState } from 'react';
import { useEntity } from '@/components/form/useEntity';
import { EntityPage } from '@/components/page/EntityPage';
import { getCustomService } from '@/services/custom-service';
import { ServiceScreen } from './ServiceScreen';

/** Custom Service (docs/domain.md 6.14): one form for the whole mini program. */
export default function CustomService() {
  const read = useEntity(['customService'], getCustomService);
  const [formKey, setFormKey] = useState(0);

  return (
    <EntityPage read={read} onBack={read.reload}>
      {(settings) => (
        <ServiceScreen
          key={formKey}
          settings={settings}
          onChange={read.replace}
          onRestart={(restored) => {
            read.replace(restored);
            setFormKey((count) => count + 1);
          }}
        />
      )}
    </EntityPage>
  );
}
