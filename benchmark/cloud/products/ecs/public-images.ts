/** One public image. */
export interface PublicImage {
  readonly id: string;
  readonly platform: string;
  /** Name in English and Chinese; the vendor's are alike but for Windows. */
  readonly osName: { readonly zh: string; readonly en: string };
  readonly osType: 'linux' | 'windows';
  /** GiB of the smallest system disk. */
  readonly size: number;
}

function linux(id: string, platform: string, version: string): PublicImage {
  return {
    id,
    platform,
    osName: { zh: `${platform}  ${version} 64位`, en: `${platform}  ${version} 64 bit` },
    osType: 'linux',
    size: 20,
  };
}

function windows(id: string, year: string): PublicImage {
  return {
    id,
    platform: `Windows Server ${year}`,
    osName: {
      zh: `Windows Server ${year} 数据中心版 64位中文版`,
      en: `Windows Server ${year} Datacenter Edition 64bit`,
    },
    osType: 'windows',
    size: 40,
  };
}

/** A selection of the vendor's public images, ids as the API lists them. */
export const PUBLIC_IMAGES: readonly PublicImage[] = [
  linux('aliyun_2_1903_x64_20G_alibase_20210325.vhd', 'Aliyun', 'Linux 2.1903 LTS'),
  linux('aliyun_3_x64_20G_alibase_20210425.vhd', 'Aliyun', 'Linux 3'),
  linux('centos_7_6_x64_20G_alibase_20190619.vhd', 'CentOS', '7.6'),
  linux('centos_7_9_x64_20G_alibase_20210318.vhd', 'CentOS', '7.9'),
  linux('centos_8_3_x64_20G_alibase_20210318.vhd', 'CentOS', '8.3'),
  linux('debian_10_9_x64_20G_alibase_20210420.vhd', 'Debian', '10.9'),
  linux('ubuntu_16_04_x64_20G_alibase_20210420.vhd', 'Ubuntu', '16.04'),
  linux('ubuntu_18_04_x64_20G_alibase_20210420.vhd', 'Ubuntu', '18.04'),
  linux('ubuntu_20_04_x64_20G_alibase_20210420.vhd', 'Ubuntu', '20.04'),
  windows('win2016_1607_x64_dtc_zh-cn_40G_alibase_20210516.vhd', '2016'),
  windows('win2019_1809_x64_dtc_zh-cn_40G_alibase_20210516.vhd', '2019'),
];

/**
 * The public image of an id. Images that the vendor no longer lists can still be used, so any id of that form is one.
 */
export function publicImageOf(id: string): PublicImage | undefined {
  const listed = PUBLIC_IMAGES.find((image) => image.id === id);
  if (listed !== undefined) return listed;
  const match = /^(win|[a-z]+)[\w-]*_(\d+)G_alibase_\d{8}\.vhd$/.exec(id);
  if (match === null) return undefined;
  const name = match[1] === 'win' ? 'Windows Server' : (match[1] ?? '');
  return {
    id,
    platform: name,
    osName: { zh: `${name} 64位`, en: `${name} 64 bit` },
    osType: match[1] === 'win' ? 'windows' : 'linux',
    size: Number(match[2]),
  };
}
