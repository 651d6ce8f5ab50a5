/**
 * API version and public endpoint of each product that this program calls.
 *
 * Source: vendor's OpenAPI portal and the endpoint tables of the published SDKs.
 */

interface ProductApi {
  /** Date version of the API. */
  readonly version: string;
  /** Public host; `{region}` is replaced. A host without it serves every region. */
  readonly host: string;
}

const PRODUCT_APIS: Readonly<Record<string, ProductApi>> = {
  actiontrail: { version: '2020-07-06', host: 'actiontrail.{region}.aliyuncs.com' },
  ecs: { version: '2014-05-26', host: 'ecs.{region}.aliyuncs.com' },
  ims: { version: '2019-08-15', host: 'ims.aliyuncs.com' },
  oss: { version: '2019-05-17', host: 'oss-{region}.aliyuncs.com' },
  ram: { version: '2015-05-01', host: 'ram.aliyuncs.com' },
  slb: { version: '2014-05-15', host: 'slb.{region}.aliyuncs.com' },
  sts: { version: '2015-04-01', host: 'sts.{region}.aliyuncs.com' },
  vpc: { version: '2016-04-28', host: 'vpc.{region}.aliyuncs.com' },
};

/** Version and public host of a product, or undefined for a product that this program does not call. */
export function productApi(product: string, regionId: string): ProductApi | undefined {
  const api = PRODUCT_APIS[product];
  return api && { version: api.version, host: api.host.replace('{region}', regionId) };
}
