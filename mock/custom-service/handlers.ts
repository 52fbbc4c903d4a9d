import { customServiceApi } from '../../src/contract/custom-service';
import { handle } from '../handle';
import { currentSettings, restoreSettings, saveSettings, versionsOfSettings } from './actions';

export const customServiceHandlers = [
  handle(customServiceApi.get, currentSettings),

  handle(customServiceApi.update, ({ body: { version, ...input }, operator }) =>
    saveSettings(input, version, { operatorName: operator.name }),
  ),

  handle(customServiceApi.versions, versionsOfSettings),

  handle(customServiceApi.restore, ({ body: { versionOf, version }, operator }) =>
    restoreSettings(versionOf, version, { operatorName: operator.name }),
  ),
];
