import { useEffect, useRef, useState } from 'react';
import type { FieldModel, OptionModel } from '../../page-model.js';
import { api } from './api.js';
import { useActions } from './console-actions.js';
import { useLevel } from './form-level.js';

/** Options of a field: fixed ones, or those of the cloud, read again when a field that they depend on changes. */
export function useOptions(field: FieldModel, clear: () => void): readonly OptionModel[] | undefined {
  const { id, source, dependsOn = [] } = field;
  const { state, wait } = useLevel();
  const { changes } = useActions();
  const [loaded, setLoaded] = useState<{ readonly values: string; readonly options: readonly OptionModel[] }>();
  const values = JSON.stringify(Object.fromEntries(dependsOn.map((other) => [other, state[other]])));
  const before = useRef(values);
  const latest = useRef({ clear, wait });
  latest.current = { clear, wait };
  // A change of the cloud is a reason to read again.
  useEffect(() => {
    if (source === undefined) return undefined;
    let isCurrent = true;
    if (before.current !== values) {
      before.current = values;
      latest.current.clear();
    }
    latest.current.wait(id, true);
    void api.options(source, JSON.parse(values)).then((answer) => {
      if (!isCurrent) return;
      setLoaded({ values, options: 'options' in answer ? answer.options : [] });
      latest.current.wait(id, false);
    });
    return () => {
      isCurrent = false;
      latest.current.wait(id, false);
    };
  }, [id, source, values, changes]);
  // Options of other values are none: the select must not offer them while the right ones are read.
  return field.options ?? (loaded?.values === values ? loaded.options : undefined);
}
