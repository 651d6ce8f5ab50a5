import type { AttributeSpec, Label } from '../../../spec/index.js';
import { choiceAttribute } from '../attribute-shapes.js';

/** How an instance is paid for; each product spells the two words its own way. */
export function billingAttribute(label: Label, payAsYouGo: string, subscription: string): AttributeSpec {
  const values = [
    { value: payAsYouGo, label: { zh: '按量付费', en: 'Pay-As-You-Go' } },
    { value: subscription, label: { zh: '包年包月', en: 'Subscription' } },
  ];
  return choiceAttribute(label, 'provider', values, payAsYouGo);
}

/** Network of an instance; each product spells the classic one its own way. */
export function networkTypeAttribute(classic: string, initial: string): AttributeSpec {
  const values = [
    { value: 'VPC', label: { zh: '专有网络', en: 'VPC' } },
    { value: classic, label: { zh: '经典网络', en: 'Classic Network' } },
  ];
  return choiceAttribute({ zh: '网络类型', en: 'Network Type' }, 'provider', values, initial);
}

/** The VSwitch of an instance in a VPC. */
export function vSwitchAttribute(label: Label): AttributeSpec {
  return {
    type: 'string',
    label,
    source: 'provider',
    whenUnset: '',
    references: {
      resource: 'vpc/vswitch',
      missing: { status: 404, code: 'InvalidVSwitchId.NotFound', message: 'The VSwitch {id} is not found.' },
    },
  };
}
