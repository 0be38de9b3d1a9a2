-- A statement's invoices add up to it, and are paid with it. One that was voided has none.
CREATE OR REPLACE FUNCTION "check_statement"("statement" UUID) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  s "statements"%ROWTYPE;
  "sum_cents" BIGINT;
  "other_count" BIGINT;
BEGIN
  SELECT * INTO s FROM "statements" WHERE "id" = "statement";
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(sum(i."amount_cents"), 0), count(*) FILTER (
    WHERE i."currency" <> s."currency"
      OR (s."status" = 'OPEN' AND i."status" NOT IN ('PENDING', 'FAILED'))
      OR (s."status" = 'PAID' AND (i."status" NOT IN ('COMPLETED', 'REFUNDED') OR i."paid_method" <> 'STATEMENT'))
  ) INTO "sum_cents", "other_count" FROM "invoices" AS i WHERE i."statement_id" = s."id";
  IF "other_count" > 0 OR "sum_cents" <> (CASE s."status" WHEN 'VOID' THEN 0 ELSE s."amount_cents" END) THEN
    RAISE EXCEPTION 'the invoices of statement % do not match it', s."number"
      USING ERRCODE = '23514', CONSTRAINT = 'statement_invoices';
  END IF;
END $$;
