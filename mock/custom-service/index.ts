import { customServiceApi } from '../../src/contract/custom-service';
import type { Entity } from '../entity';
import { handle } from '../handle';
import { currentSettings, restoreSettings, saveSettings, versionsOfSettings } from './actions';
import { buildCustomService } from './fixtures';
import { outdatedHints } from './outdated';

export const customService: Entity = {
  fixtures: { customService: ({ now, operators }) => buildCustomService(now, operators) },
  history: ({ customService: { history } }) => ({ changes: history }),
  handlers: [
    handle(customServiceApi.get, currentSettings),

    handle(customServiceApi.update, ({ body: { version, ...input }, operator }) =>
      saveSettings(input, version, { operatorName: operator.name }),
    ),

    handle(customServiceApi.versions, versionsOfSettings),

    handle(customServiceApi.outdatedHints, ({ query: { phone } }) => outdatedHints(phone)),

    handle(customServiceApi.restore, ({ body: { versionOf, version }, operator }) =>
      restoreSettings(versionOf, version, { operatorName: operator.name }),
    ),
  ],
};
