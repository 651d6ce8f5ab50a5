import type { ResourceSpec } from '../../spec/resource.js';
import { attribute, creationTime, description, NAME_PATTERN, text } from './attributes.js';
import { custom, needed } from './custom.js';
import { failures } from './failures.js';
import { copyImage, describeImages, IMAGE_TIME, readImageSource } from './image-handlers.js';

/** Custom images of the account; those of the vendor are a fixed list. */
export const image: ResourceSpec = {
  name: 'image',
  label: { zh: '镜像', en: 'Image' },
  id: { attribute: 'ImageId', from: 'prefix', prefix: 'm-', length: 20 },
  scope: 'region',
  attributes: {
    ImageId: text('镜像ID', 'Image ID', 'document', { generated: { kind: 'id' } }),
    ImageName: text('镜像名称', 'Image Name', 'document', {
      pattern: NAME_PATTERN,
      malformed: { status: 400, code: 'InvalidImageName.Malformed', message: 'The specified ImageName is not valid.' },
    }),
    Description: description('document'),
    Status: attribute('string', '状态', 'Status', 'document', { generated: { kind: 'state' } }),
    Progress: attribute('string', '进度', 'Progress', 'document', { shown: 'never' }),
    Size: attribute('integer', '系统盘容量', 'Disk Capacity', 'sdk'),
    Platform: text('平台', 'Platform', 'sdk'),
    OSName: text('操作系统', 'Operating System', 'sdk'),
    OSNameEn: text('操作系统英文名', 'Operating System (English)', 'sdk'),
    OSType: text('操作系统类型', 'Operating System Type', 'sdk'),
    SnapshotId: text('快照ID', 'Snapshot ID', 'sdk'),
    ImageFamily: text('镜像族系', 'Image Family', 'sdk'),
    ResourceGroupId: text('资源组', 'Resource Group', 'sdk'),
    CreationTime: creationTime('sdk'),
  },
  states: {
    initial: 'Creating',
    values: {
      Creating: {
        label: { zh: '创建中', en: 'Creating' },
        next: { state: 'Available', afterMilliseconds: IMAGE_TIME },
      },
      Available: { label: { zh: '可用', en: 'Available' } },
    },
  },
  operations: {
    CreateImage: {
      kind: 'create',
      access: 'write',
      source: 'document',
      accepts: ['ImageName', 'Description', 'ImageFamily', 'ResourceGroupId'],
      returns: ['ImageId'],
      before: readImageSource,
    },
    CopyImage: custom('write', 'document', copyImage, needed('ImageId', 'DestinationRegionId')),
    DescribeImages: custom('read', 'sdk', describeImages),
    ModifyImageAttribute: {
      kind: 'modify',
      access: 'write',
      source: 'sdk',
      sets: { ImageName: 'ImageName', Description: 'Description' },
    },
    DeleteImage: { kind: 'delete', access: 'write', source: 'sdk' },
  },
  notFound: failures.imageMissing,
  blockedBy: [
    {
      resource: 'ecs/instance',
      attribute: 'ImageId',
      error: {
        status: 403,
        code: 'ImageUsingByInstance',
        message: 'The specified image is used by the instance {dependent}.',
      },
    },
  ],
  tags: { resourceType: 'image', keys: 'TagKey' },
  auditType: 'ACS::ECS::Image',
};
