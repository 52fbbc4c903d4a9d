export const CONTRACT_GAP = 'ContractGap';

/** Something that the document needs and a new call or property does not have yet. The message says where to add it. */
export class ContractGap extends Error {
  override readonly name = CONTRACT_GAP;
}
