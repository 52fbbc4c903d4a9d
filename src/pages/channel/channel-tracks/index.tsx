import { Page } from '@/components/Page';

export default function ChannelTracks() {
  return <Page>…</Page>;
}
