import { customServiceApi } from '../../src/contract/custom-service';
import { currentSettings, restoreSettings, saveSettings, versionsOfSettings } from '../custom-service/actions';
import { handle } from '../handle';

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
