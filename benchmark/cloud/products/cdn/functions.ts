/** Settings that a domain may have several of; any other is replaced when it is set again. */
export const REPEATABLE: ReadonlySet<string> = new Set([
  'filetype_based_ttl_set',
  'path_based_ttl_set',
  'filetype_force_ttl_code',
  'path_force_ttl_code',
  'set_req_header',
  'set_resp_header',
  'set_l2_req_header',
  'origin_request_header',
  'origin_response_header',
  'error_page',
  'host_redirect',
  'back_to_origin_url_rewrite',
  'edge_function',
]);

const SINGLE = [
  'ip_black_list_set',
  'ip_allow_list_set',
  'ip_white_list_set',
  'referer_white_list_set',
  'referer_black_list_set',
  'ali_ua',
  'aliauth',
  'oss_auth',
  'remote_auth',
  'set_req_host_header',
  'set_hashkey_args',
  'ali_remove_args',
  'back_to_origin_argument_rewrite',
  'forward_scheme',
  'forward_timeout',
  'https_origin_sni',
  'l2_oss_key',
  'follow_302',
  'https_force',
  'http_force',
  'https_option',
  'https_tls_version',
  'HSTS',
  'gzip',
  'brotli',
  'tesla',
  'image_transform',
  'limit_rate',
  'bandwidth_limit',
  'quic',
  'ipv6',
  'cdn_waf',
  'range',
  'video_seek',
  'ali_video_split',
  'ali_video_preview',
  'hls_token_rewrite',
  'default_ttl_code',
  'green_manager',
  'dynamic',
  'aws_s3_bucket',
];

export function isFunction(name: string): boolean {
  return REPEATABLE.has(name) || SINGLE.includes(name);
}

/** Of a blacklist and a whitelist of one kind, only the one set last is in force. */
const OPPOSITES: Readonly<Record<string, string>> = {
  ip_black_list_set: 'ip_allow_list_set',
  ip_allow_list_set: 'ip_black_list_set',
  referer_black_list_set: 'referer_white_list_set',
  referer_white_list_set: 'referer_black_list_set',
};

/** Settings that go when this one is set. */
export function replacedBy(name: string): readonly string[] {
  const opposite = OPPOSITES[name];
  return [...(REPEATABLE.has(name) ? [] : [name]), ...(opposite === undefined ? [] : [opposite])];
}
