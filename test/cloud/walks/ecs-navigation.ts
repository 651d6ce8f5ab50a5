import { navigate } from '../console-driver.js';
import type { Walk } from './walk.js';

/** Chooses `group > entry` in the side navigation; both must stand in the document and on the page. */
export async function chooseIn({ page, says }: Walk, group: string, entry: string): Promise<void> {
  await page.locator('.windcc-app-layout-nav').getByText(says(group), { exact: true }).first().waitFor();
  await navigate(page, says(entry));
}
