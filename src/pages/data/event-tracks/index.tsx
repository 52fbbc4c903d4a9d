import { Page } from '@/components/Page';

export default function EventTracks() {
  return <Page>…</Page>;
}
