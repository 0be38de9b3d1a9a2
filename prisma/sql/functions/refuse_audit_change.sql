-- Notes about a deleted client are removed from the audit entries of the invoices that bill them.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."subject" = 'invoice'
    AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details'
    AND NEW."details" = OLD."details" - '{reason,note}'::text[]
    AND EXISTS (
      SELECT FROM "invoices" JOIN "profiles" ON "profiles"."id" = "invoices"."client_id"
      WHERE "invoices"."id"::text = OLD."subject_id" AND "profiles"."account_status" = 'DELETED'
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
