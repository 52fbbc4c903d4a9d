import { TreeSelect } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useText } from '@/hooks/useText';
import { inputTexts } from '@/locales/input';
import { type ControlProps, Field, type FieldProps } from './Field';
import { requiredRule } from './rules';
import { searchInTree } from './search';
import styles from './TreeSelectField.module.css';
import { type OptionsRead, useOptionsRead } from './useOptionsRead';

/** Option of a tree given as a flat list: each is a child of the one whose value is its `parent`. */
export type TreeOption = {
  value: string;
  label: string;
  parent: string | null;
  /** Why the option is disabled; shown beside it. */
  refusal?: string;
};

type TreeOptionsProps = {
  choices: readonly TreeOption[];
  /** Query of the options: the select shows its loading and error state. */
  read?: OptionsRead;
};

type Node = { value: string; label: string; title: ReactNode; disabled: boolean; children: Node[] };

/** Nests the options as a tree; each level keeps its order. */
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
      // antd's list has no id, but its input refers to one.
      popupRender={(menu) => <div id={`${rest.id}_list`}>{menu}</div>}
      value={choices.some((one) => one.value === value) ? (value ?? undefined) : undefined}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  );
}

/** Tree select that is searchable by label; disabled options show the reason. */
export function TreeSelectField({
  requiredText,
  choices,
  read,
  ...field
}: FieldProps & TreeOptionsProps & { requiredText?: string }) {
  const t = useText(inputTexts);
  return (
    <Field
      {...field}
      rules={field.isRequired ? [requiredRule(requiredText ?? t('requiredChoice', { label: field.label }))] : []}
    >
      <TreeSelectInput {...{ choices, read }} isDisabled={field.isDisabled} />
    </Field>
  );
}
