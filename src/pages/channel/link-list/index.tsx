import { Page } from '@/components/Page';

export default function LinkList() {
  return <Page>…</Page>;
}
