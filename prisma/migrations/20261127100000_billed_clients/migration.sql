-- An invoice says whom it bills, and keeps saying so. So far that was the client of its booking.
ALTER TABLE "invoices" ADD COLUMN "client_id" UUID;
UPDATE "invoices" SET "client_id" = "bookings"."client_id" FROM "bookings" WHERE "bookings"."id" = "invoices"."booking_id";
ALTER TABLE "invoices" ALTER COLUMN "client_id" SET NOT NULL;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_fkey"
  FOREIGN KEY ("client_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE INDEX "invoices_client_id_created_at_idx" ON "invoices"("client_id", "created_at" DESC);

CREATE FUNCTION "refuse_other_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an invoice never bills someone else' USING ERRCODE = '23514', CONSTRAINT = 'invoices_client_never_changes';
END $$;
CREATE TRIGGER "invoices_client_never_changes" BEFORE UPDATE OF "client_id" ON "invoices"
  FOR EACH ROW WHEN (OLD."client_id" IS DISTINCT FROM NEW."client_id") EXECUTE FUNCTION "refuse_other_client"();

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
