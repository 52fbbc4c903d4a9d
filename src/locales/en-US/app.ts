import { productName } from '../../../config/settings';
import type zhCN from '../zh-CN/app';

export default {
  yes: 'Yes',
  no: 'No',
  name: productName['en-US'],
  justNow: 'just now',
  loading: 'Loading',
  logout: 'Log out',
  skipToContent: 'Skip to content',
  expandMenu: 'Expand menu',
  collapseMenu: 'Collapse menu',
  copyright: '© {year} {owner}. All rights reserved.',
  offline: 'You are offline. Go on when the connection is back; what you have typed is kept.',
  clockSlow:
    'This computer’s clock is {hours, plural, =0 {} other {# h }}{minutes} min slow. Times here follow the server; please set the clock.',
  clockFast:
    'This computer’s clock is {hours, plural, =0 {} other {# h }}{minutes} min fast. Times here follow the server; please set the clock.',
  newVersion: 'A new version of the console is available. Reload the page to use it.',
  refresh: 'Reload',
  later: 'Later',
  home: 'Go to Welcome',
  cancel: 'Cancel',
  back: 'Back',
  unknownWord: 'Unknown ({name})',
  handover: 'Hand over work',
  jobs: 'My jobs',
  jobsActive: '{count, plural, one {# job} other {# jobs}} under way',
  notifications: '{count, plural, =0 {Notifications} other {Notifications, {count, number} unread}}',
  notificationsUnknown: 'Notifications, the unread count could not be loaded',
  notificationsArrived: 'New notifications, {count, number} unread in all',
  moreEntries: 'More',
} satisfies Record<keyof typeof zhCN, string>;
