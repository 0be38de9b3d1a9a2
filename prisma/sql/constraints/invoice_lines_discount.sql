-- A payer who has no part of a service has none of its discount: the line stays, so that the parts of a bill can be added up again.
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_discount" CHECK ("kind" <> 'DISCOUNT' OR "amount_cents" <= 0);
