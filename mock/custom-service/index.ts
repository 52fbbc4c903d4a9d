import { customServiceApi } from '../../src/contract/custom-service';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { getCurrentSettings, getSettingsVersions, restoreSettings, saveSettings } from './actions';
import { buildCustomService } from './fixtures';
import { getOutdatedHints } from './outdated-hints';

export const customService: Entity = {
  fixtures: { customService: ({ now, operators }) => buildCustomService(now, operators) },
  history: ({ customService: { history } }) => ({ changes: history }),
  handlers: [
    handle(customServiceApi.get, getCurrentSettings),

    handle(customServiceApi.update, ({ body: { version, ...input }, operator }) =>
      saveSettings(input, version, { operatorName: operator.name }),
    ),

    handle(customServiceApi.versions, getSettingsVersions),

    handle(customServiceApi.outdatedHints, ({ query: { phone } }) => getOutdatedHints(phone)),

    handle(customServiceApi.restore, ({ body: { versionOf, version }, operator }) =>
      restoreSettings(versionOf, version, { operatorName: operator.name }),
    ),
  ],
};
