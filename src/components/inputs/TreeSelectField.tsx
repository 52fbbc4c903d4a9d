import { TreeSelect } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldProps } from './Field';
import { requiredRule } from './rules';
import { searchInTree } from './search';
import styles from './TreeSelectField.module.css';
import { type OptionsRead, useOptionsRead } from './useOptionsRead';

/** One of a tree, which comes as a list: each stands below the one whose value is its `parent`. */
export type TreeOption = {
  value: string;
  label: string;
  parent: string | null;
  /** Why it cannot be chosen: said beside it. */
  refusal?: string;
};

type TreeOptionsProps = {
  choices: readonly TreeOption[];
  /** The read of the choices: the select shows that it goes on or has failed. */
  read?: OptionsRead;
};

type Node = { value: string; label: string; title: ReactNode; disabled: boolean; children: Node[] };

/** Choices with those below them inside, each level in the order in which it came. */
function toTreeNodes(choices: readonly TreeOption[]): Node[] {
  const nodes = new Map(
    choices.map(({ value, label, refusal }): [string, Node] => [
      value,
      {
        value,
        label,
        title: (
          <>
            <bdi>{label}</bdi>
            {refusal !== undefined && <span className={styles.refusal}>{refusal}</span>}
          </>
        ),
        disabled: refusal !== undefined,
        children: [],
      },
    ]),
  );
  const top: Node[] = [];
  for (const { value, parent } of choices) {
    const node = nodes.get(value);
    if (node) (nodes.get(parent ?? '')?.children ?? top).push(node);
  }
  return top;
}

type InputProps = ControlProps<string> & TreeOptionsProps & { isDisabled?: boolean };

function TreeSelectInput({ choices, read, isDisabled, value, onChange, ...rest }: InputProps) {
  const t = useText(inputTexts);
  const treeData = useMemo(() => toTreeNodes(choices), [choices]);
  return (
    <TreeSelect<string | undefined, Node>
      {...rest}
      {...useOptionsRead(read)}
      style={{ width: '100%' }}
      showSearch={searchInTree}
      treeNodeLabelProp="label"
      treeData={treeData}
      treeDefaultExpandAll
      placeholder={t('choose')}
      disabled={isDisabled}
      // antd's list has no id, and its input refers to one.
      popupRender={(menu) => <div id={`${rest.id}_list`}>{menu}</div>}
      value={choices.some((one) => one.value === value) ? (value ?? undefined) : undefined}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  );
}

/** One of a tree, looked through by its labels; what cannot be chosen is shown with the reason. */
export function TreeSelectField({
  requiredText,
  choices,
  read,
  ...field
}: FieldProps & TreeOptionsProps & { requiredText?: string }) {
  const t = useText(inputTexts);
  return (
    <Field {...field} rules={field.isRequired ? [requiredRule(requiredText ?? t('required'))] : []}>
      <TreeSelectInput {...{ choices, read }} isDisabled={field.isDisabled} />
    </Field>
  );
}
