-- Photographers' calendars elsewhere, and the times during which they are busy.
CREATE TABLE "external_calendars" (
    "id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "sealed_address" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "address_end" TEXT NOT NULL,
    "etag" TEXT,
    "last_modified" TEXT,
    "read_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "next_read_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "external_calendars_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "busy_times" (
    "id" UUID NOT NULL,
    "calendar_id" UUID NOT NULL,
    "photographer_id" UUID NOT NULL,
    "uid" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "title" TEXT NOT NULL,

    CONSTRAINT "busy_times_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "external_calendars_photographer_id_created_at_idx" ON "external_calendars"("photographer_id", "created_at");

CREATE INDEX "external_calendars_next_read_at_idx" ON "external_calendars"("next_read_at");

CREATE UNIQUE INDEX "external_calendars_id_photographer_id_key" ON "external_calendars"("id", "photographer_id");

CREATE INDEX "busy_times_photographer_id_starts_at_idx" ON "busy_times"("photographer_id", "starts_at");

CREATE INDEX "busy_times_ends_at_idx" ON "busy_times"("ends_at");

CREATE UNIQUE INDEX "busy_times_calendar_id_uid_starts_at_key" ON "busy_times"("calendar_id", "uid", "starts_at");

ALTER TABLE "external_calendars" ADD CONSTRAINT "external_calendars_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_photographer_id_fkey" FOREIGN KEY ("calendar_id", "photographer_id") REFERENCES "external_calendars"("id", "photographer_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_photographer_id_fkey" FOREIGN KEY ("photographer_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "external_calendars" ADD CONSTRAINT "external_calendars_values" CHECK (
  char_length("name") BETWEEN 1 AND 60 AND char_length("address_end") <= 4 AND "failures" >= 0
);
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_values" CHECK (
  "ends_at" > "starts_at" AND char_length("title") <= 200 AND char_length("uid") <= 200
);
