-- AlterTable
ALTER TABLE "studio_settings" ADD COLUMN     "opening_marks" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- A studio that takes bookings is open. What records show, such as hours and services, isn't marked.
UPDATE "studio_settings" SET "opening_marks" = ARRAY['name', 'tax', 'payments', 'email', 'project', 'team', 'link']
  WHERE EXISTS (SELECT FROM "bookings");

-- In a new database nothing is offered before the studio has confirmed it. Nobody has seen the public pages that change.
ALTER TABLE "services" DISABLE TRIGGER "services_public";
UPDATE "services" SET "active" = false WHERE NOT EXISTS (SELECT FROM "users");
ALTER TABLE "services" ENABLE TRIGGER "services_public";
