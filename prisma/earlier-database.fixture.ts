import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { earlierMigrations } from '@/lib/platform/data/earlier-migrations'

/** Turns a migrated database into what the earlier migrations made, without what came after the first schema. */
export async function undoCarryOver(client: pg.ClientBase): Promise<void> {
  await client.query(`
    DROP TRIGGER "bookings_imported_never_changes" ON "bookings";
    DROP TRIGGER "invoices_imported_booking" ON "invoices";
    DROP FUNCTION "reject_import_change", "reject_imported_invoice";
    ALTER TABLE "bookings" DROP COLUMN "import_id", DROP COLUMN "imported_at";
    DROP TABLE "shoot_imports";
    ALTER TABLE "media_deliveries" ALTER COLUMN "google_drive_link" SET NOT NULL;
    ALTER TYPE "Room" RENAME TO "LaterRoom";
    CREATE TYPE "Room" AS ENUM ('FRONT_EXTERIOR', 'REAR_EXTERIOR', 'AERIAL', 'VIEW', 'ENTRY', 'LIVING_ROOM', 'FAMILY_ROOM',
      'DINING_ROOM', 'KITCHEN', 'PRIMARY_BEDROOM', 'BEDROOM', 'PRIMARY_BATHROOM', 'BATHROOM', 'OFFICE', 'LAUNDRY_ROOM',
      'BONUS_ROOM', 'BASEMENT', 'GARAGE', 'PATIO', 'YARD', 'POOL', 'COMMUNITY', 'FLOOR_PLAN', 'DETAIL', 'OTHER');
    ALTER TABLE "photos" ALTER COLUMN "room" TYPE "Room" USING "room"::text::"Room";
    DROP TYPE "LaterRoom";
    DROP TABLE "edit_jobs";
    DROP TABLE "booking_shots";
    ALTER TABLE "services" DROP COLUMN "shots";
    DROP TABLE "plan_pins", "film_captions";
    DROP TABLE "media_renditions", "media_files";
    DROP TYPE "MediaKind";
    DROP TYPE "RenditionKind";
    ALTER TYPE "FilePurpose" RENAME TO "LaterFilePurpose";
    CREATE TYPE "FilePurpose" AS ENUM ('PHOTO_ORIGINAL', 'PHOTO_PREVIEW_SOURCE', 'PHOTO_DERIVATIVE', 'MLS_PHOTO',
      'PORTFOLIO', 'AVATAR', 'LOGO', 'MESSAGE_ATTACHMENT', 'PORTFOLIO_VARIANT', 'TAX_CERTIFICATE');
    ALTER TABLE "stored_files" ALTER COLUMN "purpose" TYPE "FilePurpose" USING "purpose"::text::"FilePurpose";
    DROP TYPE "LaterFilePurpose";
    ALTER TABLE "stored_files" DROP COLUMN "sha256";
    DROP TABLE "virtual_tours";
    ALTER TABLE "services" DROP COLUMN "import_id";
    DROP TABLE "service_imports";
    ALTER TABLE "photos" DROP COLUMN "focal_x", DROP COLUMN "focal_y";
    DROP INDEX "revision_threads_waiting";
    ALTER TABLE "profiles" DROP COLUMN "import_id";
    DROP TABLE "client_imports";
    DROP TABLE "legal_acceptances", "legal_documents";
    DROP TYPE "LegalKind";
    DROP FUNCTION "refuse_legal_change";
    ALTER TABLE "studio_settings" DROP COLUMN "opening_marks", DROP COLUMN "headline", DROP COLUMN "introduction",
      DROP COLUMN "closing", DROP COLUMN "photography_text", DROP COLUMN "video_text", DROP COLUMN "design_text",
      DROP COLUMN "aerial_text", DROP COLUMN "tiktok_url", DROP COLUMN "instagram_url", DROP COLUMN "facebook_url",
      DROP COLUMN "mail_signature";
    ALTER TABLE "photos" ALTER COLUMN "alterations" SET DEFAULT '{}';
    ALTER TABLE "statements" ALTER COLUMN "reminded_days" SET DEFAULT '{}';
    DELETE FROM _prisma_migrations`)
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     SELECT gen_random_uuid(), 'of ' || name, name, now(), 1 FROM unnest($1::text[]) AS earlier (name)`,
    [earlierMigrations],
  )
}

/** Returns the objects that the earlier migrations made, as they were listed before those were deleted. */
export function readEarlierObjects(): Map<string, string> {
  const file = path.join(import.meta.dirname, 'earlier-objects.json.gz')
  return new Map(JSON.parse(gunzipSync(readFileSync(file)).toString()))
}
