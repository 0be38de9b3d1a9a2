CREATE OR REPLACE FUNCTION "check_invoice_statement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."statement_id" IS NOT NULL THEN PERFORM "check_statement"(OLD."statement_id"); END IF;
  IF NEW."statement_id" IS DISTINCT FROM OLD."statement_id" THEN PERFORM "check_statement"(NEW."statement_id"); END IF;
  RETURN NULL;
END $$;
