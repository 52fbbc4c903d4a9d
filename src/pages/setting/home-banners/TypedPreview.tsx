import { Form } from 'antd';
import { useState } from 'react';
import type { Slide } from '@/domain/banner/carousel';
import { serverNow } from '@/utils/clock';
import { PhonePreview } from './PhonePreview';
import { type BannerValues, toValues } from './values';

type Props = { id: string; createdAt?: string };

/** What a phone shows once a banner is saved as it is typed now. */
export function TypedPreview({ id, createdAt }: Props) {
  const [startedAt] = useState(() => new Date(serverNow()).toISOString());
  const typed: Partial<BannerValues> | undefined = Form.useWatch([], Form.useFormInstance<BannerValues>());
  const { link: _, sort, ...values } = { ...toValues(), ...typed };
  const slide: Slide = { ...values, sort: sort ?? Number.POSITIVE_INFINITY, id, createdAt: createdAt ?? startedAt };
  return <PhonePreview key={slide.position} position={slide.position} subject={slide} />;
}
