import type { Control, PageContext, Row } from '../../../spec/console.js';
import { listOf, rowOf, textOf } from '../../../spec/rows.js';
import { onBucket } from './read.js';

/** Names under a folder, with all their versions where wanted. */
async function entriesUnder(context: PageContext, prefix: string, isForever: boolean): Promise<readonly Row[]> {
  const entries: Row[] = [];
  let start = '';
  do {
    const answer = isForever
      ? await onBucket(context, 'ListObjectVersions', {
          prefix,
          'max-keys': 1000,
          ...(start && { 'key-marker': start }),
        })
      : await onBucket(context, 'ListObjects', { prefix, 'max-keys': 1000, ...(start && { marker: start }) });
    const result = rowOf(answer, isForever ? 'ListVersionsResult' : 'ListBucketResult');
    const lists = isForever ? ['Version', 'DeleteMarker'] : ['Contents'];
    entries.push(...lists.flatMap((list) => listOf(result, list)));
    start = textOf(result, isForever ? 'NextKeyMarker' : 'NextMarker');
  } while (start !== '');
  return entries;
}

async function remove(context: PageContext, row: Row, isForever: boolean): Promise<void> {
  // The row of the folder above is no file of this one.
  if (row.kind === 'up') return;
  const Key = textOf(row, 'Key');
  if (row.kind === 'file' && !isForever) {
    await onBucket(context, 'DeleteObject', { ObjectKey: Key });
    return;
  }
  const found = await entriesUnder(context, Key, isForever);
  const doomed = row.kind === 'folder' ? found : found.filter((entry) => entry.Key === Key);
  const named = doomed.map((entry) => ({
    Key: entry.Key,
    ...(isForever ? { VersionId: entry.VersionId } : {}),
  }));
  // The names stand beside the request too, so that policies are asked about each object.
  const ObjectKey = named.map((entry) => entry.Key);
  if (named.length > 0)
    await onBucket(context, 'DeleteMultipleObjects', { ObjectKey, Configuration: { Object: named } });
}

function deletion(texts: Pick<Control, 'label'> & { message: Control['label'] }, isForever: boolean): Control {
  return {
    label: texts.label,
    operation: {
      kind: 'confirm',
      title: texts.label,
      message: texts.message,
      run: async (row, context) => {
        await remove(context, row, isForever);
        return {};
      },
      success: { en: 'The files are deleted.', zh: '删除成功' },
    },
    shown: (row) => row.kind !== 'up' && (isForever || textOf(row, 'versioning') !== ''),
  };
}

/** Delete hides a file of a bucket with versioning; Completely Delete takes all versions away. */
export const deleteControls: readonly Control[] = [
  deletion(
    {
      label: { en: 'Delete', zh: '删除' },
      message: {
        en: 'The current version becomes a previous one and can be recovered. Continue?',
        zh: '删除后，当前版本将成为历史版本，可以恢复。是否继续？',
      },
    },
    false,
  ),
  deletion(
    {
      label: { en: 'Completely Delete', zh: '彻底删除' },
      message: { en: 'The files cannot be recovered. Continue?', zh: '彻底删除后不可恢复。是否继续？' },
    },
    true,
  ),
];
