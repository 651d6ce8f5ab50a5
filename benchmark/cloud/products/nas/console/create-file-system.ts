import type { Page, PageContext, Values } from '../../../spec/console.js';
import { attributeLabel } from '../../shared/columns.js';
import { valueOptions } from '../../shared/options.js';
import { regionOptions, zoneOptions } from '../../shared/region-options.js';
import { fileSystem } from '../file-system.js';
import { FILE_SYSTEMS, listIn } from './shared.js';

async function create(values: Values, context: PageContext) {
  await context.call(
    'nas',
    'CreateFileSystem',
    {
      RegionId: values.region,
      FileSystemType: 'standard',
      StorageType: values.storageType,
      ProtocolType: values.protocolType,
      ZoneId: values.zone,
    },
    String(values.region),
  );
  return { navigate: listIn(FILE_SYSTEMS, values.region) };
}

/** Creates a general-purpose file system. */
export const createFileSystemPage: Page = {
  name: { en: 'Create File System', zh: '创建文件系统' },
  route: '/fs/create',
  parent: FILE_SYSTEMS,
  sections: [
    {
      kind: 'form',
      cancel: FILE_SYSTEMS,
      form: {
        groups: [
          {
            fields: [
              {
                name: 'region',
                kind: 'select',
                label: attributeLabel(fileSystem, 'RegionId'),
                required: true,
                search: true,
                options: regionOptions,
                placeholder: { en: 'Select a region', zh: '请选择地域' },
                help: {
                  en: 'Only servers of this region can mount the file system.',
                  zh: '仅同地域的云服务器可以挂载该文件系统。',
                },
              },
              {
                name: 'storageType',
                kind: 'select',
                label: attributeLabel(fileSystem, 'StorageType'),
                required: true,
                options: valueOptions(fileSystem.attributes.StorageType, ['Performance', 'Capacity']),
                placeholder: { en: 'Select a storage type', zh: '请选择存储类型' },
              },
              {
                name: 'protocolType',
                kind: 'select',
                label: attributeLabel(fileSystem, 'ProtocolType'),
                required: true,
                options: valueOptions(fileSystem.attributes.ProtocolType, ['NFS', 'SMB']),
                placeholder: { en: 'Select a protocol', zh: '请选择协议类型' },
                help: { en: 'NFS suits Linux, SMB suits Windows.', zh: 'NFS适用于Linux，SMB适用于Windows。' },
              },
              {
                name: 'zone',
                kind: 'select',
                label: attributeLabel(fileSystem, 'ZoneId'),
                required: true,
                placeholder: { en: 'Select a zone', zh: '请选择可用区' },
                options: {
                  load: async (_context, values) => zoneOptions(String(values.region ?? '')),
                  dependsOn: ['region'],
                  latency: 300,
                  empty: { en: 'Select a region first.', zh: '请先选择地域' },
                },
              },
              {
                name: 'storagePackage',
                kind: 'select',
                label: { en: 'Storage Package', zh: '存储包' },
                initial: 'none',
                options: [
                  { value: 'none', label: { en: 'Do not buy', zh: '不购买' } },
                  { value: '500', label: '500 GiB', disabled: true },
                  { value: '1024', label: '1 TiB', disabled: true },
                ],
                help: { en: 'Without a package you pay as you go.', zh: '不购买存储包则按量计费。' },
              },
            ],
          },
        ],
        submit: create,
        success: { en: 'The file system is being created.', zh: '文件系统创建中' },
      },
    },
  ],
};
