declare module 'virtual:kit-theme.css';
declare module '*.css';
declare module '@alicloud/console-components/esm/locale/*' {
  const words: Record<string, Record<string, string>>;
  export default words;
}
