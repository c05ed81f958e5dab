# A server with its boards built in. What follows COPY . is also run without containers: make container-steps
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make && rm -rf /var/lib/apt/lists/*
WORKDIR /opt/branchline
COPY . .
RUN make .venv/ready
RUN .venv/bin/python tools/web.py build
RUN rm -rf web/node_modules build

FROM python:3.13-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/branchline branchline
COPY --from=build /opt/branchline /opt/branchline
USER branchline
ENV BRANCHLINE_DATABASE=sqlite:////var/lib/branchline/tables.db
VOLUME /var/lib/branchline
EXPOSE 8018
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["/opt/branchline/.venv/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8018/api/health/ready', timeout=4)"]
ENTRYPOINT ["/opt/branchline/.venv/bin/branchline"]
CMD ["serve", "--host", "0.0.0.0"]
