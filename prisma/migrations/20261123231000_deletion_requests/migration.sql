-- A client's request to delete their account, which the studio's owner approves or denies.
CREATE TYPE "DeletionState" AS ENUM ('PENDING', 'CANCELLED', 'DENIED', 'APPROVED');

CREATE TABLE "deletion_requests" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "state" "DeletionState" NOT NULL DEFAULT 'PENDING',
    "note" TEXT,
    "decided_by" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deletion_requests_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "deletion_requests_profile_id_created_at_idx" ON "deletion_requests"("profile_id", "created_at" DESC);
CREATE INDEX "deletion_requests_state_created_at_idx" ON "deletion_requests"("state", "created_at");
CREATE UNIQUE INDEX "deletion_requests_one_pending" ON "deletion_requests"("profile_id") WHERE "state" = 'PENDING';

ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_profile_id_fkey"
  FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_decided_by_fkey"
  FOREIGN KEY ("decided_by") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_decided" CHECK (
  ("state" = 'PENDING') = ("decided_at" IS NULL) AND char_length("note") <= 500
);

-- A deleted account gets nothing new, not even from a request that began before. Waits for a deletion under way.
CREATE FUNCTION "refuse_deleted_client"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  status "AccountStatus";
BEGIN
  SELECT "account_status" INTO status FROM "profiles" WHERE "id" = NEW."client_id" FOR KEY SHARE;
  IF status = 'DELETED' THEN
    RAISE EXCEPTION 'the account was deleted' USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_client_not_deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "bookings_client_not_deleted" BEFORE INSERT ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();
CREATE TRIGGER "conversations_client_not_deleted" BEFORE INSERT ON "conversations"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();

-- Rows of record still only change in one way: once a client was deleted, what identified them is removed.
DROP TRIGGER "booking_events_append_only" ON "booking_events";
CREATE FUNCTION "without_address"("state" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "state" ? 'address' THEN "state" || '{"address": "Address removed"}' ELSE "state" END
$$;
CREATE FUNCTION "refuse_booking_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - '{before,after}'::text[] = to_jsonb(OLD) - '{before,after}'::text[]
    AND NEW."before" IS NOT DISTINCT FROM "without_address"(OLD."before")
    AND NEW."after" IS NOT DISTINCT FROM "without_address"(OLD."after")
    AND EXISTS (
      SELECT FROM "bookings" JOIN "profiles" ON "profiles"."id" = "bookings"."client_id"
      WHERE "bookings"."id" = OLD."booking_id" AND "profiles"."account_status" = 'DELETED'
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
CREATE TRIGGER "booking_events_append_only" BEFORE UPDATE ON "booking_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_booking_event_change"();

DROP TRIGGER "audit_entries_append_only" ON "audit_entries";
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD."subject" = 'invoice'
    AND to_jsonb(NEW) - 'details' = to_jsonb(OLD) - 'details'
    AND NEW."details" = OLD."details" - '{reason,note}'::text[]
    AND EXISTS (
      SELECT FROM "invoices"
      JOIN "bookings" ON "bookings"."id" = "invoices"."booking_id"
      JOIN "profiles" ON "profiles"."id" = "bookings"."client_id"
      WHERE "invoices"."id"::text = OLD."subject_id" AND "profiles"."account_status" = 'DELETED'
    )
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% rows are only ever added', TG_TABLE_NAME USING ERRCODE = '23514', CONSTRAINT = TG_TABLE_NAME || '_append_only';
END $$;
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();

DROP FUNCTION "refuse_change"();
