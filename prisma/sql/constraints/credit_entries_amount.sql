ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount" CHECK (
  abs("amount_cents") BETWEEN 1 AND 99999999 AND ("amount_cents" < 0) = ("kind" = 'REMOVED')
);
