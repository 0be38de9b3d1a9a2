ALTER TABLE "statements" ADD CONSTRAINT "statements_paid_method" CHECK (
  "paid_method" NOT IN ('STATEMENT', 'SHARES', 'DEPOSIT', 'NO_CHARGE')
);
