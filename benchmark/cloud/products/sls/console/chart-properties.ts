import type { Field, FieldGroup, Option, Text } from '../../../spec/console.js';

/** Kinds of charts that a query's result is drawn as. Labels: documents of 2020 and 2021. */
export const chartKinds = [
  { value: 'table', label: { en: 'Table', zh: '表格' } },
  { value: 'line', label: { en: 'Line Chart', zh: '线图' } },
  { value: 'column', label: { en: 'Column Chart', zh: '柱状图' } },
  { value: 'bar', label: { en: 'Bar Chart', zh: '条形图' } },
  { value: 'area', label: { en: 'Area Chart', zh: '面积图' } },
  { value: 'pie', label: { en: 'Pie Chart', zh: '饼图' } },
  { value: 'number', label: { en: 'Individual Value Plot', zh: '单值图' } },
  { value: 'lifecycle', label: { en: 'Lifecycle Chart', zh: '生命周期图' } },
  { value: 'map', label: { en: 'Map of China', zh: '中国地图' } },
  { value: 'world', label: { en: 'World Map', zh: '世界地图' } },
  { value: 'points', label: { en: 'AMap: Anchor Points', zh: '高德点图' } },
  { value: 'heat', label: { en: 'AMap: Heat Map', zh: '高德热力图' } },
] as const satisfies readonly Option[];

type Kind = (typeof chartKinds)[number]['value'];

const maps: readonly Kind[] = ['map', 'world', 'points', 'heat'];
const plain: readonly Kind[] = ['column', 'bar', 'area'];

/** A property that the charts of some kinds have. */
function property(kinds: readonly Kind[], field: Field): Field {
  return { ...field, when: { field: 'chart', is: kinds } };
}

function texts(kinds: readonly Kind[], ...fields: readonly (readonly [string, string, string])[]): readonly Field[] {
  return fields.map(([name, en, zh]) => property(kinds, { name, kind: 'text', label: { en, zh } }));
}

function switches(kinds: readonly Kind[], ...fields: readonly (readonly [string, string, string])[]): readonly Field[] {
  return fields.map(([name, en, zh]) => property(kinds, { name, kind: 'switch', label: { en, zh } }));
}

function scale(name: string, kinds: readonly Kind[], label: Text): Field {
  return property(kinds, { name, kind: 'number', label, initial: 10, minimum: 3, maximum: 30 });
}

const sides: readonly Option[] = [
  { value: 'top', label: { en: 'Top', zh: '上' } },
  { value: 'bottom', label: { en: 'Bottom', zh: '下' } },
  { value: 'left', label: { en: 'Left', zh: '左' } },
  { value: 'right', label: { en: 'Right', zh: '右' } },
];

const tableProperties: readonly Field[] = [
  property(['table'], {
    name: 'perPage',
    kind: 'number',
    label: { en: 'Items per Page', zh: '每页显示数' },
    initial: 20,
    minimum: 1,
    maximum: 100,
  }),
  ...texts(['table'], ['hidden', 'Hide Field', '隐藏字段']),
  ...switches(
    ['table'],
    ['transposed', 'Transpose Rows and Columns', '行列转置'],
    ['noReserved', 'Hide All Reserved Fields', '隐藏所有保留字段'],
    ['fitted', 'AutoFit Column Width', '列宽自适应'],
    ['unsorted', 'Disable Sorting', '禁用排序'],
    ['unsearched', 'Disable Search', '禁用搜索'],
    ['highlighted', 'Highlight Settings', '高亮设置'],
    ['sparkline', 'Sparkline', '迷你图'],
  ),
  property(['table'], {
    name: 'fontSize',
    kind: 'number',
    label: { en: 'Font Size', zh: '字号' },
    initial: 12,
    minimum: 12,
    maximum: 24,
    unit: { en: 'pixels', zh: '像素' },
  }),
];

const axes: readonly Field[] = [
  ...texts(['line', ...plain], ['x', 'X Axis', 'X轴']),
  ...texts(['lifecycle'], ['start', 'X-axis Start Value', 'X轴起始值'], ['end', 'X-axis End Value', 'X轴结束值']),
  ...texts([...plain, 'lifecycle'], ['y', 'Y Axis', 'Y轴']),
  ...texts(['line'], ['left', 'Left Y Axis', '左Y轴'], ['right', 'Right Y Axis', '右Y轴']),
  ...texts(['line'], ['marker', 'Column Marker', '为柱列']),
  property(['line', 'pie', ...plain], {
    name: 'legend',
    kind: 'select',
    label: { en: 'Legend', zh: '图例' },
    initial: 'bottom',
    options: sides,
  }),
  property(['line', 'pie', ...plain], {
    name: 'legendWidth',
    kind: 'number',
    label: { en: 'Legend Width', zh: '图例宽度' },
    minimum: 0,
    maximum: 500,
  }),
  ...texts(['table', 'area', 'column', 'pie', 'number'], ['format', 'Format', '格式化']),
  ...texts(['bar'], ['formatX', 'Format X-axis', '格式化X轴']),
  ...texts(
    ['line'],
    ['formatLeft', 'Format Left Y-axis', '格式化左Y轴'],
    ['formatRight', 'Format Right Y-axis', '格式化右Y轴'],
    ['leftStart', 'Left Y-axis Start Value', '左Y轴起始值'],
    ['rightStart', 'Right Y-axis Start Value', '右Y轴起始值'],
    ['leftMaximum', 'Left Y-axis Maximum Value', '左Y轴最大值'],
    ['rightMaximum', 'Right Y-axis Maximum Value', '右Y轴最大值'],
  ),
  ...texts(
    ['area', 'column'],
    ['minimum', 'Y-axis Minimum Value', 'Y轴最小值'],
    ['maximum', 'Y-axis Maximum Value', 'Y轴最大值'],
  ),
  scale('scaleX', ['line', 'area', 'column'], { en: 'X-axis Scale Density', zh: 'X轴刻度密度' }),
  scale('scaleY', ['bar'], { en: 'Y-axis Scale Density', zh: 'Y轴刻度密度' }),
];

const lines: readonly Field[] = [
  property(['line'], {
    name: 'lineType',
    kind: 'radio',
    label: { en: 'Line Type', zh: '线型' },
    initial: 'straight',
    options: [
      { value: 'straight', label: { en: 'Straight Line', zh: '直线' } },
      { value: 'curve', label: { en: 'Curve', zh: '曲线' } },
    ],
  }),
  ...switches(['line'], ['markers', 'Show Markers', '显示点']),
  ...texts(
    ['line'],
    ['scatter', 'Scatter Column', '散点列'],
    ['scatterValue', 'Scatter Numeric Column', '散点数值列'],
    ['scatterSize', 'Scatter Size', '散点大小'],
    ['anomaly', 'Anomaly Point Column', '异常点列'],
    ['anomalyLow', 'Anomaly Point Lower Limit', '异常点下限'],
    ['anomalyHigh', 'Anomaly Point Upper Limit', '异常点上限'],
    ['upper', 'Upper Limit Column', '上限列'],
    ['lower', 'Lower Limit Column', '下限列'],
  ),
  ...switches(['line'], ['series', 'Time Series', '时间序列']),
  ...texts(['line'], ['timeFormat', 'Time Format', '时间格式']),
];

const rest: readonly Field[] = [
  ...switches(['table', 'line', 'area', 'column'], ['filter', 'Metric Filter', '指标筛选']),
  ...switches(['area'], ['stacked', 'Stacking', '堆叠']),
  ...switches(['bar', 'column'], ['values', 'Show Values', '显示数值']),
  ...texts(['line', ...plain], ['margin', 'Margin', '边距']),
  ...texts(maps, ['location', 'Location Information', '位置信息'], ['valueColumn', 'Value Column', '数值列']),
  ...switches(maps, ['showLegend', 'Show Legend', '是否显示图例']),
];

/** How the chosen chart looks. */
export const chartProperties: FieldGroup = {
  title: { en: 'Chart Settings', zh: '图表配置' },
  tab: { en: 'Properties', zh: '属性配置' },
  fields: [...tableProperties, ...axes, ...lines, ...rest],
};
