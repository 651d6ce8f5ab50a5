import type { ProductConsole } from '../../../spec/console.js';
import { nas } from '../product.js';
import { accessGroupsPage } from './access-groups.js';
import { accessRulesPage } from './access-rules.js';
import { buyCpfsPage } from './buy-cpfs.js';
import { createFileSystemPage } from './create-file-system.js';
import { fileSyncPages } from './file-sync.js';
import { fileSystemDetailPage } from './file-system-detail.js';
import { cpfsPage, extremePage, fileSystemsPage } from './file-systems.js';
import { nasNavigation } from './navigation.js';
import { FILE_SYSTEMS } from './shared.js';

/** The NAS console. */
export const nasConsole: ProductConsole = {
  product: 'nas',
  title: nas.label,
  scope: 'regional',
  hashRoutes: true,
  home: FILE_SYSTEMS,
  navigation: nasNavigation,
  pages: [
    fileSystemsPage,
    createFileSystemPage,
    fileSystemDetailPage,
    extremePage,
    cpfsPage,
    buyCpfsPage,
    accessGroupsPage,
    accessRulesPage,
    ...fileSyncPages,
  ],
};
