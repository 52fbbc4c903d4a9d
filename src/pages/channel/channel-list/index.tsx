import { Page } from '@/components/Page';

export default function ChannelList() {
  return <Page>…</Page>;
}
