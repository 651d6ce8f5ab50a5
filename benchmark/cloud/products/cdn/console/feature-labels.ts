import type { Text } from '../../../spec/console.js';

/** Names of the features that a domain's settings belong to. */
const LABELS: Readonly<Record<string, Text>> = {
  ip_black_list_set: { en: 'IP Blacklist', zh: 'IP黑名单' },
  ip_allow_list_set: { en: 'IP Whitelist', zh: 'IP白名单' },
  referer_black_list_set: { en: 'Referer Blacklist', zh: 'Refer黑名单' },
  referer_white_list_set: { en: 'Referer Whitelist', zh: 'Refer白名单' },
  ali_ua: { en: 'User-Agent Blacklist/Whitelist', zh: 'UA黑/白名单' },
  path_based_ttl_set: { en: 'Cache Expiration (Directory)', zh: '缓存过期时间（目录）' },
  filetype_based_ttl_set: { en: 'Cache Expiration (File Extension)', zh: '缓存过期时间（文件后缀名）' },
  path_force_ttl_code: { en: 'HTTP Code Expire Time (Directory)', zh: '状态码过期时间（目录）' },
  filetype_force_ttl_code: { en: 'HTTP Code Expire Time (File Extension)', zh: '状态码过期时间（文件后缀名）' },
  set_resp_header: { en: 'Custom HTTP Response Header', zh: '自定义HTTP响应头' },
  set_req_header: { en: 'Custom HTTP Request Header', zh: '自定义回源HTTP头' },
  error_page: { en: 'Custom Pages', zh: '自定义页面' },
  host_redirect: { en: 'Rewrite', zh: '重写' },
  back_to_origin_url_rewrite: { en: 'URI Rewrite', zh: '回源URI改写' },
  back_to_origin_argument_rewrite: { en: 'Parameter Rewrite', zh: '回源参数改写' },
  set_req_host_header: { en: 'Origin Host', zh: '回源HOST' },
  forward_scheme: { en: 'Origin Protocol Policy', zh: '协议跟随回源' },
  forward_timeout: { en: 'Origin Request Timeout', zh: '回源请求超时时间' },
  https_origin_sni: { en: 'Origin SNI', zh: '回源SNI' },
  https_option: { en: 'HTTP/2 and OCSP Stapling', zh: 'HTTP/2与OCSP Stapling' },
  https_force: { en: 'Force Redirect', zh: '强制跳转' },
  http_force: { en: 'Force Redirect', zh: '强制跳转' },
  gzip: { en: 'Intelligent Compression', zh: '智能压缩' },
  brotli: { en: 'Brotli Compression', zh: 'Brotli压缩' },
  tesla: { en: 'HTML Optimization', zh: '页面优化' },
  set_hashkey_args: { en: 'Parameter Filtering', zh: '过滤参数' },
  range: { en: 'Object Chunking', zh: 'Range回源' },
  video_seek: { en: 'Video Seeking', zh: '拖拽播放' },
  edge_function: { en: 'EdgeScript', zh: '边缘脚本' },
};

/** What a person calls a setting; its technical name where no label is known. */
export function featureLabel(functionName: string): Text | string {
  return LABELS[functionName] ?? functionName;
}
