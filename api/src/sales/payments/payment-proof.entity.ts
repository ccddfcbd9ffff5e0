import type { Rel } from '@mikro-orm/core';
import { Entity, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import { oneOf } from '../../content/listing/codes.js';
import { PROOF_TYPES, type ProofType } from './payment-kinds.js';
import { Payment } from './payment.entity.js';

/**
 * The file that proves a transfer. It lies in the database: never among the public pictures, gone with the person it names, and stored
 * in the transaction of its payment or not at all.
 */
@Entity()
export class PaymentProof {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @OneToOne({ entity: () => Payment, owner: true, deleteRule: 'restrict' })
  payment: Rel<Payment>;

  /** As it was sent, without what a name may lie with. */
  @Property({ type: 'string', length: 255 })
  name: string;

  @Property({ type: 'string', length: 4, check: oneOf('type', PROOF_TYPES) })
  type: ProofType;

  @Property({ type: 'integer' })
  bytes: number;

  @Property({ type: 'blob', lazy: true })
  content: Buffer;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(values: Omit<PaymentProof, 'id'>) {
    Object.assign(this, values);
  }
}
