-- Add-ons, which are offered with certain services, and packages of services at one price. A booking in a package keeps
-- each service with its part of the package's price, so that taxes and pay by service stay right to the cent.
CREATE TYPE "ServiceKind" AS ENUM ('SERVICE', 'ADD_ON', 'PACKAGE');

ALTER TABLE "services"
  ADD COLUMN "kind" "ServiceKind" NOT NULL DEFAULT 'SERVICE',
  ADD COLUMN "turnaround_hours" INTEGER,
  ADD CONSTRAINT "services_turnaround" CHECK ("turnaround_hours" BETWEEN 1 AND 2000),
  ADD CONSTRAINT "services_package_basis" CHECK ("kind" <> 'PACKAGE' OR "price_basis"::text NOT IN ('PHOTOS', 'EACH'));

CREATE TABLE "service_links" (
  "owner_id" TEXT NOT NULL,
  "service_id" TEXT NOT NULL,
  CONSTRAINT "service_links_pkey" PRIMARY KEY ("owner_id", "service_id"),
  CONSTRAINT "service_links_others" CHECK ("owner_id" <> "service_id"),
  CONSTRAINT "service_links_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "service_links_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "service_links_service_id_idx" ON "service_links"("service_id");

ALTER TABLE "booked_services"
  ADD COLUMN "is_add_on" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "package_name" TEXT,
  ADD CONSTRAINT "booked_services_package" CHECK (length("package_name") BETWEEN 1 AND 100);
