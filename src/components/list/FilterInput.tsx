import { AssigneeInput } from './AssigneeInput';
import type { FilterInputProps } from './filter-input';
import { SearchInput } from './SearchInput';
import { ChoiceInput, DaysInput, RegionInput } from './select-filters';
import { NumbersInput, PersonalInput, TextInput } from './text-filters';

/** The input for a filter field of any kind. */
export function FilterInput({ field, ...props }: FilterInputProps) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...props} />;
    case 'personal':
      return <PersonalInput field={field} {...props} />;
    case 'region':
      return <RegionInput field={field} {...props} />;
    case 'numbers':
      return <NumbersInput field={field} {...props} />;
    case 'days':
      return <DaysInput field={field} {...props} />;
    case 'assignee':
      return <AssigneeInput field={field} {...props} />;
    case 'search':
      return <SearchInput field={field} {...props} />;
    case 'linked':
      return null;
    default:
      return <ChoiceInput field={field} {...props} />;
  }
}
