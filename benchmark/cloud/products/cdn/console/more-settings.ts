import type { Text } from '../../../spec/console.js';
import { textOf } from '../../../spec/rows.js';
import { certificateSection } from './certificate.js';
import { domainPage } from './domain-navigation.js';
import { argumentColumn, closedSection, entered, formSection, switchSection } from './settings.js';

/** Encryption between visitors and nodes. */
export const httpsPage = domainPage('https', [
  certificateSection,
  switchSection({ title: { en: 'HTTP/2', zh: 'HTTP/2设置' }, functionName: 'https_option', argument: 'http2' }),
  formSection({
    title: { en: 'Force Redirect', zh: '强制跳转' },
    functions: ['https_force', 'http_force'],
    items: [argumentColumn({ en: 'Redirect Type', zh: '跳转类型' }, 'FunctionName')],
    fields: [
      {
        name: 'type',
        kind: 'radio',
        label: { en: 'Redirect Type', zh: '跳转类型' },
        required: true,
        initial: 'https_force',
        options: [
          { value: 'https_force', label: 'HTTP -> HTTPS' },
          { value: 'http_force', label: 'HTTPS -> HTTP' },
        ],
      },
    ],
    toConfig: (values) => ({ functionName: entered(values, 'type'), given: { enable: 'on' } }),
  }),
  switchSection({
    title: { en: 'TLSv1.3', zh: 'TLSv1.3' },
    functionName: 'https_tls_version',
    argument: 'tls13',
  }),
  switchSection({
    title: { en: 'HSTS', zh: 'HSTS' },
    functionName: 'HSTS',
    argument: 'enabled',
    others: { https_hsts_max_age: '5184000' },
  }),
  switchSection({
    title: { en: 'OCSP Stapling', zh: 'OCSP Stapling' },
    functionName: 'https_option',
    argument: 'ocsp_stapling',
  }),
]);

/** Smaller answers. */
export const optimizationPage = domainPage('optimization', [
  switchSection({ title: { en: 'HTML Optimization', zh: '页面优化' }, functionName: 'tesla' }),
  switchSection({ title: { en: 'Intelligent Compression', zh: '智能压缩' }, functionName: 'gzip' }),
  switchSection({
    title: { en: 'Brotli Compression', zh: 'Brotli压缩' },
    functionName: 'brotli',
    others: { brotli_level: '1' },
  }),
  switchSection({ title: { en: 'Image Processing', zh: '图像处理' }, functionName: 'image_transform' }),
  formSection({
    title: { en: 'Parameter Filtering', zh: '过滤参数' },
    functions: ['set_hashkey_args'],
    items: [argumentColumn({ en: 'Retain Parameters', zh: '保留参数' }, 'hashkey_args')],
    fields: [{ name: 'kept', kind: 'text', label: { en: 'Retain Parameters', zh: '保留参数' } }],
    initial: (row) => ({ kept: textOf(row, 'hashkey_args') }),
    toConfig: (values) => ({
      functionName: 'set_hashkey_args',
      given: { hashkey_args: entered(values, 'kept'), disable: 'on' },
    }),
  }),
]);

/** Limits and protocols. */
export const advancedPage = domainPage('advanced', [
  closedSection({ en: 'Bandwidth Cap', zh: '带宽封顶' }),
  switchSection({ title: { en: 'QUIC', zh: 'QUIC协议' }, functionName: 'quic' }),
]);

const parameterName: Text = { en: 'Parameter Name', zh: '参数名' };

/** Playing of audio and video. */
export const videoPage = domainPage('video', [
  switchSection({ title: { en: 'Object Chunking', zh: 'Range回源' }, functionName: 'range' }),
  switchSection({ title: { en: 'Video Seeking', zh: '拖拽播放' }, functionName: 'video_seek' }),
  switchSection({ title: { en: 'Audio Extraction', zh: '听视频' }, functionName: 'ali_video_split' }),
  switchSection({
    title: { en: 'Audio and Video Preview', zh: '音视频试看' },
    functionName: 'ali_video_preview',
    others: { ali_video_preview_argument: 'preview' },
  }),
  switchSection({
    title: { en: 'M3U8 Encryption and Rewrite', zh: 'M3U8标准加密改写' },
    functionName: 'hls_token_rewrite',
  }),
  formSection({
    title: { en: 'Custom Parameter Name', zh: '自定义参数名' },
    functions: ['hls_token_rewrite'],
    items: [{ label: parameterName, value: (row) => textOf(row, 'custom_params') || 'MtsHlsUriToken' }],
    fields: [{ name: 'name', kind: 'text', label: parameterName, required: true }],
    initial: (row) => ({ name: textOf(row, 'custom_params') }),
    // The argument's name is assumed: no document tells it.
    toConfig: (values) => ({
      functionName: 'hls_token_rewrite',
      given: { enable: 'on', custom_params: entered(values, 'name') },
    }),
    button: { en: 'Modify', zh: '修改' },
  }),
]);

/** Protection against attacks. */
export const securityPage = domainPage('security', [
  switchSection({ title: { en: 'WAF', zh: 'CDN WAF防护' }, functionName: 'cdn_waf' }),
  closedSection({ en: 'Anti-DDoS', zh: 'CDN联动DDoS高防' }),
]);
